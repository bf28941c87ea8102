/** Messages of the setting up. */
export const start = {
  "start.warband-of": "Warband of seat {number}",
  "start.gold-half": "The gold half of the pack, and the first pick of the commander.",
  "start.silver-half": "The silver half of the pack.",
  "start.ready-made": "Ready-made battlefield",
  "start.laid": "Laid by hand",
  "start.field-line": "{width} by {height}, {face}",
  "start.lay": "Lay the tiles yourself",
  "option.face": "Battlefield",
  "option.dungeon": "dungeon",
  "option.outdoor": "outdoors",
  "option.count": "Seats",
  "option.teams": "Two teams",
  "commander.label":
    "Morale {morale}, Leadership {leadership}, {orders} starting orders, {creatures} creatures in hand",
  "pack.free-companies": "Soldiers of the river towns. They stand together, shield each other and grow rich.",
  "pack.weavers": "Spiders and those who feed them. They bind, wait, and strike what cannot move.",
  "pack.own": "{creatures} creatures, {orders} orders",
  "help.title": "Rules of Dungeon Command",
} as const;
