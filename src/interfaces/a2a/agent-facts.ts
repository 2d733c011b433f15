/** Something that an agent can do. */
interface AgentSkill {
  id: string
  name: string
  description: string
  tags: string[]
  /** Instructions that ask for it. */
  examples?: string[]
}

/** What an agent says of itself. */
export interface AgentFacts {
  name: string
  description: string
  version: string
  skills: AgentSkill[]
  /** The media types that it takes; other parts of messages are refused. */
  inputModes: string[]
  outputModes: string[]
}
