import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = 'src/edit'
/** What is no rule: the languages themselves, sentences and prompts of a model, and what is written into decks. */
const others = ['lexicons', 'model', 'resolve']

describe('The rules of instructions', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !others.includes(file.split('/')[0] ?? ''),
  )

  it('are found', () => {
    expect(files.length).toBeGreaterThan(100)
  })

  it('test for no language: they ask for a property of its grammar', () => {
    expect(files.flatMap((file) => found(file, testsLanguage))).toEqual([])
  })

  it('hold no word of a language: they look it up by what it says', () => {
    expect(files.flatMap((file) => found(file, holdsWord))).toEqual([])
  })
})

/** The places in a file at which something stands. */
function found(file: string, is: (node: ts.Node) => boolean): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const places: string[] = []
  const look = (node: ts.Node): void => {
    if (is(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      places.push(`${file}:${line} ${node.getText()}`)
    }
    ts.forEachChild(node, look)
  }
  look(source)
  return places
}

const isLanguage = (node: ts.Node) => /(?:^|\.)language$/.test(node.getText())

/** `session.language === 'en'`, `someLanguages.has(language)`, `byLanguage[session.language]`. */
function testsLanguage(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node))
    return (
      (isLanguage(node.left) && ts.isStringLiteral(node.right)) ||
      (isLanguage(node.right) && ts.isStringLiteral(node.left))
    )
  if (ts.isElementAccessExpression(node)) return isLanguage(node.argumentExpression)
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    ['has', 'get', 'includes'].includes(node.expression.name.text) &&
    node.arguments.some(isLanguage)
  )
}

/** Letters that no alphabet of rules has; "ª" and "º" are signs of numbers. */
const foreign = /[^\P{L}\p{ASCII}\p{Lm}ªº]/u
/** What stands in a pattern and is no word: properties of characters, classes of them, escapes, names of groups, addresses. */
const noWords =
  /\\[pP]\{[^}]*\}|\\u[\dA-F]{4}|\[(?:\\.|[^\]\\])*\]|\(\?<?[=!:]|\\[a-zA-Z]|https\?:|www\\/giu

/** `/^(?:this|that)$/`, `new RegExp('this|that')`, `token.text === 'back'`, `text.startsWith('的')`, `['a', 'the'].includes(text)`. */
function holdsWord(node: ts.Node): boolean {
  if (ts.isRegularExpressionLiteral(node))
    return holdsPatternWord(node.text.slice(1, node.text.lastIndexOf('/')))
  if (ts.isCaseClause(node)) return isText(node.parent.parent.expression) && isWord(node.expression)
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateLiteralToken(node)) return false
  if (foreign.test(node.text) || (isPattern(node) && holdsPatternWord(node.text))) return true
  const { parent } = node
  if (ts.isBinaryExpression(parent)) return isText(parent.left) && isWord(node)
  return isWord(node) && (isComparedWithText(node) || isAmongWordsCompared(node))
}

const holdsPatternWord = (pattern: string) =>
  foreign.test(pattern) || /\p{L}{2}/u.test(pattern.replace(noWords, ' '))

const isWord = (node: ts.Node) =>
  (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) && /\p{L}/u.test(node.text)

const isText = (node: ts.Node) =>
  /\b(?:text|words?)(?: \?\? '')?\)?$/.test(node.getText()) && node.getText() !== 'by'

/** Whether a text stands in `new RegExp(…)`, by itself or as a part of a template. */
function isPattern(node: ts.Node): boolean {
  let at = node
  while (ts.isTemplateSpan(at.parent) || ts.isTemplateExpression(at.parent)) at = at.parent
  const { parent } = at
  return (
    (ts.isNewExpression(parent) || ts.isCallExpression(parent)) &&
    parent.expression.getText() === 'RegExp' &&
    parent.arguments?.[0] === at
  )
}

/** `text.startsWith('back')`. */
function isComparedWithText({ parent }: ts.Node): boolean {
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    ['startsWith', 'endsWith', 'includes', 'indexOf'].includes(parent.expression.name.text) &&
    isText(parent.expression.expression)
  )
}

/** `['a', 'the'].includes(token.text)`, `new Set(['a', 'the'])` under a name that is asked `has(token.text)`. */
function isAmongWordsCompared(node: ts.Node): boolean {
  let list: ts.Node = node.parent
  if (!ts.isArrayLiteralExpression(list)) return false
  while (ts.isNewExpression(list.parent) || ts.isAsExpression(list.parent)) list = list.parent
  const { parent } = list
  const name = ts.isVariableDeclaration(parent) ? parent.name.getText() : list.getText()
  return looksFor(node.getSourceFile(), name)
}

/** Whether texts are looked for in what is called so. */
function looksFor(file: ts.Node, name: string): boolean {
  const looks = (node: ts.Node): boolean =>
    (ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      ['includes', 'has', 'indexOf'].includes(node.expression.name.text) &&
      node.expression.expression.getText() === name &&
      node.arguments.some(isText)) ||
    (ts.forEachChild(node, (child) => looks(child) || undefined) ?? false)
  return looks(file)
}
