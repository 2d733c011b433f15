/** A request to upload that is refused: a file cannot be used, or there is no room. One sentence for the caller. */
export class UploadRefusedError extends Error {
  override name = 'UploadRefusedError'
}

/**
 * A refusal that names the file.
 * @param reason what is wrong with it, to follow its name: "is empty".
 */
export function refusedFile(filename: string, reason: string): UploadRefusedError {
  return new UploadRefusedError(`The file ${JSON.stringify(filename)} ${reason}.`)
}
