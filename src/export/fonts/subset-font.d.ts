declare module 'subset-font' {
  /** Keeps what `text` needs of a font. Calls are run one after another. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2'
      keepFeatures?: string[]
      noHinting?: boolean
      /** Names kept besides the usual ones (OpenType 1.9, name ids). */
      preserveNameIds?: number[]
      dropTables?: string[]
    },
  ): Promise<Buffer>
}
