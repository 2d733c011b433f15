import { defineConfig } from 'vitest/config'
import whole from './vitest.config.ts'

/** Rooms whose tests need no database, server, browser or office program. */
const rooms = '{author,deck,design,documents,edit,quality,scene,typography}'

/** `npm run test:quick`: what is told within a minute. Left out are also files that make many decks. */
export default defineConfig({
  plugins: whole.plugins,
  test: {
    ...whole.test,
    // Nothing here starts the program.
    globalSetup: ['test/support/run-directory.ts'],
    include: [`test/${rooms}/**/*.test.ts`],
    exclude: [
      'test/author/compose-*.test.ts',
      'test/author/transcript/transcribe.test.ts',
      'test/author/variants/further-variants.test.ts',
      'test/author/composer/shaping/{headline-figures,recognise-*}.test.ts',
      'test/design/{build-scene,fit-deck,nothing-lost}.test.ts',
      'test/design/themes/**',
      'test/documents/guide-examples.test.ts',
      'test/edit/*.property.test.ts',
      'test/edit/resolve/add-picture.test.ts',
      'test/typography/any-text.test.ts',
    ],
  },
})
