import { megabyte } from '../../config.ts'

/** The largest body of a request, in bytes, and what is said of a larger one. */
export const largestBody = 5 * megabyte
export const bodyTooLarge = `The body is larger than ${largestBody / megabyte} MB.`

/** The largest uploaded file, in bytes, and its size in words. */
export const largestFile = 10 * megabyte
export const largestFileInWords = `${largestFile / megabyte} MB`
