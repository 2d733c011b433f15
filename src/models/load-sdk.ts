/**
 * The AI SDK, which is loaded when a model is first asked for something. What it has to say of parameters that a vendor lacks is for who writes
 * the code, and would stand without form in the operator's log.
 */
export function loadSdk(): Promise<typeof import('ai')> {
  globalThis.AI_SDK_LOG_WARNINGS = false
  return import('ai')
}
