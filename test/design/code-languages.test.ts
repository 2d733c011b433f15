import highlighter from 'highlight.js/lib/core'
import { expect, it } from 'vitest'
import { loadLanguage } from '../../src/design/code-languages.ts'
import { codeTokens } from '../../src/design/code-tokens.ts'

it('loads the language of a program when the first one is coloured, and what stands within it', () => {
  // Other tests of this process may have coloured some before.
  for (const language of highlighter.listLanguages()) highlighter.unregisterLanguage(language)
  codeTokens(['a = 1'], 'no language')
  codeTokens(['a = 1'], 'constructor')
  codeTokens(['a = 1'], '')
  expect(highlighter.listLanguages()).toEqual([])
  codeTokens(['def a(): return 1'], 'Py')
  expect(highlighter.listLanguages()).toEqual(['python'])
  codeTokens(['a: 1'], 'yml')
  expect(highlighter.listLanguages()).toEqual(['python', 'yaml', 'ruby'])
})

it('knows a language by every name that highlight.js has for it', () => {
  const coloured =
    'bash c cpp csharp css diff dockerfile go haskell ini java javascript json kotlin markdown php python r ruby rust scala shell sql swift typescript xml yaml'.split(
      ' ',
    )
  for (const name of coloured) {
    expect(loadLanguage(name)).toBe(name)
    for (const other of highlighter.getLanguage(name)?.aliases ?? [])
      expect([other, loadLanguage(other)]).toEqual([other, name])
  }
})

it('colours the keys of settings', () => {
  expect(codeTokens(['port = 80'], 'toml')[0]?.[0]).toEqual({ text: 'port', role: 'keyword' })
})

it('takes the command of a line for its keyword, and no part of an argument', () => {
  const [line = []] = codeTokens(['kubectl rollout status deployment --timeout=5m'], 'sh')
  const keywords = line.filter(({ role }) => role === 'keyword').map(({ text }) => text)
  expect(keywords).toEqual(['kubectl'])
})
