import { describe, expect, test } from 'vitest'
import {
  nameIn,
  readNames,
  shownCasing,
  writeNames,
} from '../../../src/interfaces/a2a/protocol-names.ts'

describe('names that come in', () => {
  const camelCase = {
    message: {
      messageId: 'm1',
      contextId: 'c1',
      parts: [{ url: 'https://example.com', mediaType: 'text/html' }],
      referenceTaskIds: ['t1'],
    },
    configuration: { returnImmediately: true, historyLength: 2 },
  }

  test('are read in camelCase', () => {
    expect(readNames('SendMessageRequest', camelCase)).toEqual(camelCase)
  })

  test('are read in snake_case', () => {
    const snakeCase = {
      message: {
        message_id: 'm1',
        context_id: 'c1',
        parts: [{ url: 'https://example.com', media_type: 'text/html' }],
        reference_task_ids: ['t1'],
      },
      configuration: { return_immediately: true, history_length: 2 },
    }
    expect(readNames('SendMessageRequest', snakeCase)).toEqual(camelCase)
  })

  test('are read in both casings at once', () => {
    const mixed = { message_id: 'm1', contextId: 'c1', parts: [{ text: '', media_type: 'x' }] }
    expect(readNames('Message', mixed)).toEqual({
      messageId: 'm1',
      contextId: 'c1',
      parts: [{ text: '', mediaType: 'x' }],
    })
  })

  test('of nothing are absent, and so are those that the protocol does not have', () => {
    expect(readNames('Message', { message_id: null, taskId: 't1', my_own: 1 })).toEqual({
      taskId: 't1',
    })
  })

  test('inside data and metadata are the caller’s own', () => {
    const part = {
      data: { presentation_id: 'p1', messageId: { context_id: null } },
      metadata: { media_type: 'mine', mediaType: 'mine too' },
    }
    expect(readNames('Part', part)).toEqual(part)
  })

  test.each([
    'text',
    5,
    true,
    null,
    [{ message_id: 'm1' }],
  ])('are not looked for in %j, which is no message', (json) => {
    expect(readNames('Message', json)).toEqual(json)
  })
})

describe('names that go out', () => {
  const update = {
    artifactUpdate: {
      taskId: 't1',
      artifact: {
        artifactId: 'a1',
        parts: [{ data: { presentation_id: 'p1', slideCount: 2 }, mediaType: 'application/json' }],
        metadata: { mediaType: 'kept', media_type: 'kept' },
      },
      lastChunk: true,
    },
  }

  test('stay as they are in camelCase', () => {
    expect(writeNames('StreamResponse', update, 'camelCase')).toEqual(update)
  })

  test('are the protocol’s in snake_case, and the executor’s own inside data and metadata', () => {
    expect(writeNames('StreamResponse', update, 'snake_case')).toEqual({
      artifact_update: {
        task_id: 't1',
        artifact: {
          artifact_id: 'a1',
          parts: [
            { data: { presentation_id: 'p1', slideCount: 2 }, media_type: 'application/json' },
          ],
          metadata: { mediaType: 'kept', media_type: 'kept' },
        },
        last_chunk: true,
      },
    })
  })

  test('of maps are never changed, what they name is', () => {
    const card = { securitySchemes: { myScheme: { httpAuthSecurityScheme: { scheme: 'Bearer' } } } }
    expect(writeNames('AgentCard', card, 'snake_case')).toEqual({
      security_schemes: { myScheme: { http_auth_security_scheme: { scheme: 'Bearer' } } },
    })
  })

  test('come back as they were, whichever casing they went out in', () => {
    for (const casing of ['camelCase', 'snake_case'] as const)
      expect(readNames('StreamResponse', writeNames('StreamResponse', update, casing))).toEqual(
        update,
      )
  })

  test('in paths are converted word by word', () => {
    expect(nameIn('snake_case', 'message.parts[0].mediaType')).toBe('message.parts[0].media_type')
    expect(nameIn('camelCase', 'message.parts[0].mediaType')).toBe('message.parts[0].mediaType')
  })
})

describe('the casing of a caller', () => {
  test('shows in the first name of several words, however deep', () => {
    const parts = (name: string) => ({ message: { role: 'ROLE_USER', parts: [{ [name]: 'x' }] } })
    expect(shownCasing('SendMessageRequest', parts('mediaType'))).toBe('camelCase')
    expect(shownCasing('SendMessageRequest', parts('media_type'))).toBe('snake_case')
  })

  test.each([
    ['names of one word', { message: { role: 'ROLE_USER', parts: [{ text: 'x' }] } }],
    ['names inside data', { message: { parts: [{ data: { presentation_id: 'p1' } }] } }],
    ['names that the protocol does not have', { some_thing: 1, message: { myOwn: 2 } }],
    ['names of nothing', { message: { context_id: null } }],
    ['no names', 'text'],
  ])('does not show in %s', (_case, body) => {
    expect(shownCasing('SendMessageRequest', body)).toBeUndefined()
  })
})
