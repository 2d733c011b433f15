import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasAlready } from '../http/conditional-answers.ts'
import type { AgentFacts } from './agent-facts.ts'
import { callerCasing } from './caller-casing.ts'
import { setMediaType } from './media-type.ts'
import { writeNames } from './protocol-names.ts'
import { protocolVersion } from './protocol-version.ts'

/** Where agents are served, below the origin. */
export const a2aPath = '/a2a'

/** Where an agent's card is, below the origin and below the agent (A2A 1.0, 8.2). */
export const cardPath = '/.well-known/agent-card.json'

function agentCard(facts: AgentFacts, publicUrl: string): object {
  const { name, description, version, skills, inputModes, outputModes } = facts
  return {
    name,
    description,
    supportedInterfaces: [
      { url: publicUrl + a2aPath, protocolBinding: 'HTTP+JSON', protocolVersion },
    ],
    version,
    capabilities: { streaming: true, pushNotifications: false, extendedAgentCard: false },
    securitySchemes: {
      Bearer: { httpAuthSecurityScheme: { description: 'An API key.', scheme: 'Bearer' } },
    },
    securityRequirements: [{ schemes: { Bearer: { list: [] } } }],
    defaultInputModes: inputModes,
    defaultOutputModes: outputModes,
    skills,
  }
}

/** The card as one text, with the tag that says whether it has changed. */
interface CardForm {
  body: string
  etag: string
}

function cardForm(card: unknown): CardForm {
  const body = JSON.stringify(card)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` }
}

/** Answers requests for an agent's card. */
type SendCard = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Makes what answers requests for a card. It has three forms: whoever says how names are written there gets them so. Who
 * does not, because the card is what tells how to speak, gets camelCase with the snake_case names beside it, so that
 * programs of both kinds find theirs.
 */
export function createCardSender(facts: AgentFacts, publicUrl: string): SendCard {
  const card = agentCard(facts, publicUrl)
  const camelCase = writeNames('AgentCard', card, 'camelCase') as object
  const snakeCase = writeNames('AgentCard', card, 'snake_case') as { capabilities: object }
  const forms = {
    camelCase: cardForm(camelCase),
    snake_case: cardForm(snakeCase),
    // Of the capabilities there is one name for both: their own names are the contract's.
    both: cardForm({ ...camelCase, ...snakeCase }),
  }
  // To the second, as the header has it.
  const since = new Date(Math.floor(Date.now() / 1_000) * 1_000)

  return (request, reply) => {
    // Plain clients send this type with every call, also where they send nothing, and read snake_case.
    const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '')
    const casing = callerCasing(request) ?? (isJson ? 'snake_case' : 'both')
    const { body, etag } = forms[casing]
    reply
      .header('etag', etag)
      .header('last-modified', since.toUTCString())
      .header('cache-control', 'public, max-age=300')
      .header('vary', 'Accept, Content-Type')
    if (hasAlready(request, reply)) return reply.code(304).send()
    return setMediaType(request, reply).send(body)
  }
}
