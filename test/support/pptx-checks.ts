import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, posix, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import JSZip from 'jszip'
import { textBox } from '../../src/export/pptx/text-box.ts'
import type { Box } from '../../src/scene/geometry.ts'
import type { Scene } from '../../src/scene/scene.ts'
import { xmlProblem } from './xml-well-formed.ts'

const projectDirectory = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * What would make PowerPoint repair or refuse a file, one sentence each: XML that does not parse, relationships to
 * nothing, relationship ids that a part uses but does not have, parts that nothing refers to, parts without a content
 * type and types without a part, equal shape ids on one slide, empty placeholders on slides, and notes masters that
 * share the slides' theme.
 */
export async function packageProblems(bytes: Uint8Array): Promise<string[]> {
  const zip = await JSZip.loadAsync(bytes)
  const names = Object.keys(zip.files).filter((name) => !zip.files[name]?.dir)
  const xml = new Map<string, string>()
  for (const name of names)
    if (/\.(xml|rels)$/.test(name)) xml.set(name, (await zip.file(name)?.async('string')) ?? '')
  return [
    ...wellFormedProblems(xml),
    ...relationshipProblems(names, xml),
    ...contentTypeProblems(names, xml),
    ...slideProblems(xml),
  ]
}

function wellFormedProblems(parts: Map<string, string>): string[] {
  return [...parts].flatMap(([name, content]) => {
    const problem = xmlProblem(content)
    return problem ? [`${name} is not well-formed: ${problem}`] : []
  })
}

/** `ppt/slides/slide1.xml` → `ppt/slides/_rels/slide1.xml.rels`. */
function relationshipsOf(part: string): string {
  return posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`)
}

function relationshipProblems(names: string[], xml: Map<string, string>): string[] {
  const problems: string[] = []
  const present = new Set(names)
  const referred = new Set<string>(['[Content_Types].xml'])
  const themes = new Map<string, string>()
  for (const [name, content] of xml) {
    if (!name.endsWith('.rels')) continue
    const owner = posix.join(posix.dirname(posix.dirname(name)), posix.basename(name, '.rels'))
    if (name !== '_rels/.rels' && !present.has(owner)) problems.push(`${name} belongs to no part`)
    referred.add(name)
    const relationships = relationshipsIn(content, owner)
    for (const { path, isTheme } of relationships) {
      if (path === undefined) continue
      if (!present.has(path)) problems.push(`${name} refers to ${path}, which is not there`)
      referred.add(path)
      if (!isTheme || !/Masters\//.test(owner)) continue
      const other = themes.get(path)
      if (other) problems.push(`${owner} and ${other} share ${path}`)
      themes.set(path, owner)
    }
    problems.push(...idProblems(name, relationships, owner, xml.get(owner) ?? ''))
  }
  const needs = [...xml].filter(([name, content]) => usesRelationships(name, content))
  return [
    ...problems,
    ...needs
      .filter(([name]) => !present.has(relationshipsOf(name)))
      .map(([name]) => `${name} uses relationships but has none`),
    ...names.filter((name) => !referred.has(name)).map((name) => `nothing refers to ${name}`),
  ]
}

function usesRelationships(name: string, content: string): boolean {
  return !name.endsWith('.rels') && /\sr:id="/.test(content)
}

interface Relationship {
  id: string
  /** The part that it refers to; undefined for an address outside the file. */
  path: string | undefined
  isTheme: boolean
}

function relationshipsIn(content: string, owner: string): Relationship[] {
  return [...content.matchAll(/<Relationship\s[^>]*>/g)].map(([element]) => {
    const target = attribute(element, 'Target')
    const path = target.startsWith('/')
      ? target.slice(1)
      : posix.normalize(posix.join(posix.dirname(owner), target))
    const isOutside = attribute(element, 'TargetMode') === 'External'
    return {
      id: attribute(element, 'Id'),
      path: isOutside ? undefined : path,
      isTheme: attribute(element, 'Type').endsWith('/theme'),
    }
  })
}

function idProblems(
  name: string,
  relationships: Relationship[],
  owner: string,
  content: string,
): string[] {
  const ids = relationships.map(({ id }) => id)
  const used = [...content.matchAll(/\sr:(?:id|embed|link|pict)="([^"]*)"/g)].map(([, id]) => id)
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${name} has two relationships ${id}`),
    ...used
      .filter((id) => id && !ids.includes(id))
      .map((id) => `${owner} uses ${id}, which ${name} does not have`),
  ]
}

function contentTypeProblems(names: string[], xml: Map<string, string>): string[] {
  const types = xml.get('[Content_Types].xml')
  if (types === undefined) return ['there is no [Content_Types].xml']
  const list = (tag: string, name: string) =>
    [...types.matchAll(new RegExp(`<${tag}\\s[^>]*>`, 'g'))].map(([element]) =>
      attribute(element, name),
    )
  const overrides = list('Override', 'PartName').map((path) => path.replace(/^\//, ''))
  const defaults = new Set(list('Default', 'Extension').map((extension) => extension.toLowerCase()))
  const typed = new Set(overrides)
  return [
    ...(typed.size === overrides.length ? [] : ['a part has two content types']),
    ...overrides
      .filter((path) => !names.includes(path))
      .map((path) => `a content type is given for ${path}, which is not there`),
    ...names
      .filter((name) => name !== '[Content_Types].xml' && !typed.has(name))
      .filter((name) => !defaults.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase()))
      .map((name) => `${name} has no content type`),
    ...names
      .filter((name) => /^(ppt|docProps)\/.*\.xml$/.test(name) && !typed.has(name))
      .map((name) => `${name} has only the content type of any XML`),
  ]
}

function slideProblems(xml: Map<string, string>): string[] {
  const problems: string[] = []
  for (const [name, content] of xml) {
    if (
      !/^ppt\/(slides|slideLayouts|slideMasters|notesSlides|notesMasters)\/[^/]*\.xml$/.test(name)
    )
      continue
    const ids = [...content.matchAll(/<p:cNvPr\s[^>]*?\bid="(\d+)"/g)].map((match) => match[1])
    if (new Set(ids).size !== ids.length) problems.push(`${name} has two shapes with one id`)
    if (!name.startsWith('ppt/slides/')) continue
    for (const [shape] of content.matchAll(/<p:sp>[\s\S]*?<\/p:sp>/g)) {
      const text = [...shape.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map((match) => match[1]).join('')
      if (shape.includes('<p:ph') && text.trim() === '')
        problems.push(`${name} has an empty placeholder`)
    }
    for (const [paragraph] of content.matchAll(/<a:p>[\s\S]*?<\/a:p>/g))
      if (paragraph.split('<a:pPr').length > 2)
        problems.push(`${name} has a paragraph with two sets of properties`)
  }
  return problems
}

function attribute(element: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? ''
}

/**
 * The errors that the Open XML SDK finds in a file against the schema of Microsoft 365, one sentence each. Throws when
 * the validator could not run.
 */
export function validatorErrors(path: string): string[] {
  const run = spawnSync(
    join(projectDirectory, 'node_modules/.bin/ooxml-validator'),
    [path, '--officeVersion', 'Microsoft365'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (run.status === 0) return []
  if (run.status === 1) {
    const report: { errors: { path: string; xPath: string; description: string }[] } = JSON.parse(
      run.stdout,
    )
    return report.errors.map((one) => `${one.path} ${one.xPath}: ${one.description}`)
  }
  throw new Error(`ooxml-validator could not run: ${run.error?.message ?? run.stderr}`)
}

interface OfficeEnvironment {
  environment: NodeJS.ProcessEnv
  profile: string
}

const offices = new Map<string, OfficeEnvironment>()
const shippedFonts = join(projectDirectory, 'node_modules/@expo-google-fonts')

/** A font configuration that adds the fonts of a folder to the machine's, and a profile that no one else uses. */
function libreOfficeEnvironment(fonts: string): OfficeEnvironment {
  let office = offices.get(fonts)
  if (!office) {
    const directory = mkdtempSync(join(tmpdir(), 'slidewright-libreoffice-'))
    process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
    const configuration = join(directory, 'fonts.conf')
    writeFileSync(
      configuration,
      '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>' +
        '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>' +
        `<dir>${fonts}</dir>` +
        `<cachedir>${fonts === shippedFonts ? join(tmpdir(), 'slidewright-font-cache') : join(directory, 'cache')}</cachedir></fontconfig>`,
    )
    office = {
      environment: { ...process.env, FONTCONFIG_FILE: configuration },
      profile: join(directory, 'profile'),
    }
    offices.set(fonts, office)
  }
  return office
}

/**
 * Converts files with one start of LibreOffice, which takes longer than most conversions, and returns the paths of the
 * results in the same order. It has the machine's fonts and those of the folder `fonts`, the shipped ones. Throws when
 * LibreOffice fails; a file that it cannot read has no result at its path.
 */
export function convertAllWithLibreOffice(
  paths: string[],
  format: 'pdf' | 'odp',
  outputDirectory: string,
  fonts = shippedFonts,
): string[] {
  const { environment, profile } = libreOfficeEnvironment(fonts)
  mkdirSync(outputDirectory, { recursive: true })
  execFileSync(
    'soffice',
    [
      '--headless',
      '--norestore',
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      '--convert-to',
      format,
      '--outdir',
      outputDirectory,
      ...paths,
    ],
    { env: environment, stdio: 'pipe', timeout: 60_000 + 30_000 * paths.length },
  )
  return paths.map((path) =>
    join(outputDirectory, `${basename(path).replace(/\.[^.]*$/, '')}.${format}`),
  )
}

/**
 * Converts a PPTX with LibreOffice and returns the path of the PDF, in `outputDirectory` or beside the file. Throws
 * when LibreOffice fails.
 */
export function convertWithLibreOffice(path: string, outputDirectory = dirname(path)): string {
  return convertAllWithLibreOffice([path], 'pdf', outputDirectory)[0] as string
}

/** How many slides have a title, as LibreOffice sees it: a good file has as many as slides. */
export async function slideTitleCount(
  path: string,
  outputDirectory = dirname(path),
): Promise<number> {
  return openDocumentTitleCount(
    convertAllWithLibreOffice([path], 'odp', outputDirectory)[0] as string,
  )
}

/** How many slides of an ODP, converted from a PPTX, have a title. */
export async function openDocumentTitleCount(odp: string): Promise<number> {
  const content = await (await JSZip.loadAsync(await readFile(odp)))
    .file('content.xml')
    ?.async('string')
  const pages = (content ?? '').split('<draw:page ').slice(1)
  return pages.filter((page) => /presentation:class="title"/.test(page)).length
}

/**
 * The words of a PDF that lie in no text, table or chart of the scene's page, one sentence each. LibreOffice places
 * baselines by an ascent of 1.0 em and a descent of 0.2 em whatever the font, so words may stand out by `tolerance`
 * points above and below, and by half of that at the sides. Variation selectors are drawn as nothing, though LibreOffice
 * gives them the width of a letter in the PDF: that width is not counted.
 */
export function wordsOutsideBoxes(pdf: string, scene: Scene, tolerance = 6): string[] {
  const html = execFileSync('pdftotext', ['-bbox', pdf, '-'], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  return html
    .split('<page ')
    .slice(1)
    .flatMap((content, index) => {
      const page = scene.pages[index]
      if (!page) return [`page ${index + 1} is not in the scene`]
      // A text's box in the file may be wider than in the scene: as wide as slide software sets its lines.
      const boxes = page.nodes.flatMap((node) => {
        if (node.kind === 'shape') return []
        return node.kind === 'text' ? [node.box, textBox(node, page.nodes)] : [node.box]
      })
      const scale = 960 / Number(/width="([\d.]+)"/.exec(content)?.[1] ?? 960)
      const words = content.matchAll(
        /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)</g,
      )
      return [...words].flatMap(([, xMin, yMin, xMax, yMax, word]) => {
        const x = Number(xMin) * scale
        const y = Number(yMin) * scale
        const width = (Number(xMax) * scale - x) * drawnShare(word ?? '')
        const box = { x, y, width, height: Number(yMax) * scale - y }
        return width === 0 || boxes.some((one) => holds(one, box, tolerance))
          ? []
          : [`page ${index + 1}: "${word}" at ${describeBox(box)} is in no box`]
      })
    })
}

/** How much of a word's characters is left without the variation selectors at its end. */
function drawnShare(word: string): number {
  const drawn = word.replace(/[\uFE00-\uFE0F]+$/u, '')
  return word === '' ? 1 : [...drawn].length / [...word].length
}

/** Whether a word's box lies in a node's. Heights of PDF words are those of the font, so only the middle counts. */
function holds(outer: Box, word: Box, tolerance: number): boolean {
  const middle = word.y + word.height / 2
  return (
    word.x >= outer.x - tolerance / 2 &&
    word.x + word.width <= outer.x + outer.width + tolerance / 2 &&
    middle >= outer.y - tolerance &&
    middle <= outer.y + outer.height + tolerance
  )
}

function describeBox(box: Box): string {
  return [box.x, box.y, box.width, box.height].map((value) => value.toFixed(1)).join(', ')
}
