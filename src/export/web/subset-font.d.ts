declare module 'subset-font' {
  /** Keeps what `text` needs of a font. Calls are run one after another. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2'
      keepFeatures?: string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
