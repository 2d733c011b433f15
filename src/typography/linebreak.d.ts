declare module 'linebreak' {
  /** Break opportunities of a text after UAX 14. */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
