/** Whose work is shown, under which licence, and where it is found. */
export interface Credit {
  readonly what: string;
  readonly by: readonly string[];
  readonly licence: string;
  readonly licenceUrl: string;
  readonly url: string;
  /** What was changed, as the licence asks. */
  readonly changes?: "recoloured";
}

/** Emblems and type made by others. */
export const CREDITS: readonly Credit[] = [
  {
    what: "game-icons.net",
    by: ["Lorc", "Delapouite", "Skoll", "Sbed", "Caro Asercion", "Cathelineau", "Faithtoken", "Felbrigg"],
    licence: "CC BY 3.0",
    licenceUrl: "https://creativecommons.org/licenses/by/3.0/",
    url: "https://game-icons.net/",
    changes: "recoloured",
  },
  {
    what: "Yeseva One",
    by: ["Jovanny Lemonad"],
    licence: "SIL OFL 1.1",
    licenceUrl: "https://openfontlicense.org/",
    url: "https://fontsource.org/fonts/yeseva-one",
  },
  {
    what: "Alegreya",
    by: ["Juan Pablo del Peral", "Huerta Tipográfica"],
    licence: "SIL OFL 1.1",
    licenceUrl: "https://openfontlicense.org/",
    url: "https://fontsource.org/fonts/alegreya",
  },
  {
    what: "Alegreya Sans",
    by: ["Juan Pablo del Peral", "Huerta Tipográfica"],
    licence: "SIL OFL 1.1",
    licenceUrl: "https://openfontlicense.org/",
    url: "https://fontsource.org/fonts/alegreya-sans",
  },
];
