import { isAPIError } from 'better-auth/api'

/**
 * What better-auth answers to a call `asResponse`. What its endpoints refuse is such an answer by itself; what the hooks
 * before them refuse, such as a changed or expired query, it throws.
 */
export async function answerOf(call: Promise<Response>): Promise<Response> {
  try {
    return await call
  } catch (error) {
    if (!isAPIError(error)) throw error
    return Response.json(error.body ?? {}, { status: error.statusCode })
  }
}
