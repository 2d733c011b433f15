/** How a language says to whom something is given, other than with a preposition. */
interface Recipients {
  /** A person or a group with what marks it as the one who is given something. */
  addressee?: RegExp
  /** A name behind the thing that is given is the one who gets it, by its case alone. */
  bareDative?: true
}

/** By language (BCP 47 primary subtag); others say it with a preposition. */
export const recipients: Readonly<Partial<Record<string, Recipients>>> = {
  ja: { addressee: /(?:さん|様|くん|みんな|チーム|部長|社長|同僚)[とにへ]/u },
  pl: { bareDative: true },
}
