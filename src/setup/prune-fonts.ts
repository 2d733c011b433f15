import { readdirSync, rmSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { projectFile } from '../program-files.ts'
import { everyFace, facePath } from '../typography/font-catalog.ts'
import { unusedFontFiles } from './unused-font-files.ts'

// `npm run fonts:prune`: deletes what the packages of fonts bring and nothing reads: weights that no design sets, and
// pictures of the letters. For an image; `npm ci` brings everything back.

const packages = fileURLToPath(projectFile('node_modules/@expo-google-fonts/'))
const files = readdirSync(packages, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`)
const unused = unusedFontFiles(files, everyFace().map(facePath))
let bytes = 0
for (const file of unused) {
  bytes += statSync(file).size
  rmSync(file)
}
process.stdout.write(`Deleted ${unused.length} files of fonts, ${Math.round(bytes / 1e6)} MB.\n`)
