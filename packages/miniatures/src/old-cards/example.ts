/** An old card of our own, to see the form by: the page shows it, and so does docs/OLD-CARDS.md. */
export const exampleCard: string = `# an example of our own
Name: Mire Tyrant
Name-ru: Владыка топи
Set: the set it is from
Rarity: Rare
Size: Large
Faction: Wild, Underdark
Cost: 32
Level: 9
HP: 85
AC: 20
DEF: 16
Speed: 6
Keywords: Evil, Aberration, Wizard, Unique

Attacks
Melee 2: +11 vs AC; 15 damage
Tail - Melee: +9 vs Reflex; 5 damage plus 5 poison damage; slide target 2 squares
Close small cone: +9 vs Fortitude; 10 acid damage; target is Staggered (save ends)

Abilities
Flight
+2 DEF (Fort)
Resist 5 Fire
Whenever this creature is hit, it immediately shifts
    1 square

Special Powers
Allies within 5 squares have +1 Attack

Errata
HP: 90
Melee 2: +11 vs AC; 15 damage => Melee: +11 vs AC; 15 damage
`;
