// The rooms of docs/architecture.md and the direction of their arrows. Each room lists the rooms it may import.
const rooms = {
  // Where a text may be cut, how alike two words are: for every room, as config.ts is.
  text: [],
  deck: [],
  scene: [],
  // Drawing by resvg: what its callers share.
  raster: [],
  typography: ['scene'],
  author: ['deck'],
  design: ['deck', 'scene', 'typography'],
  export: ['raster', 'scene', 'typography'],
  // Language models of vendors and of the operator's own server.
  models: [],
  // Of pictures: art is pure; uploads are kept in tables and in the storage.
  images: ['accounts', 'database', 'deck', 'design', 'raster', 'scene', 'storage'],
  edit: ['author', 'deck', 'design', 'images', 'scene', 'typography'],
  workers: ['author', 'deck', 'design', 'edit', 'export', 'images', 'scene', 'typography'],
  database: ['deck', 'models'],
  storage: ['database'],
  accounts: ['database'],
  admin: ['accounts', 'database'],
  jobs: ['accounts', 'database', 'models'],
  'agent-tasks': ['accounts', 'database', 'jobs'],
  presentations: [
    'accounts',
    'agent-tasks',
    'author',
    'database',
    'deck',
    'design',
    'edit',
    'images',
    'jobs',
    'models',
    'storage',
    'workers',
  ],
  interfaces: [
    'accounts',
    'agent-tasks',
    'author',
    'database',
    'deck',
    'design',
    'images',
    'jobs',
    'models',
    'presentations',
    'storage',
  ],
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other are one thing, or a third thing is missing; types count too.',
      severity: 'error',
      // A sheet is set in a theme, and a theme draws on a sheet: that is what the two are.
      from: { pathNot: '^src/design/(sheet|themes/theme)\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'nothing-unlisted',
      comment: 'A package that is imported stands in package.json.',
      severity: 'error',
      from: { path: '^src' },
      to: { dependencyTypes: ['npm-no-pkg', 'unknown', 'undetermined'] },
    },
    {
      name: 'no-development-packages',
      comment: 'The running server has only the production packages.',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/setup' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-grammar-in-the-server',
      comment:
        'Instructions are read in workers: the grammar and its lexicons take 90 MB, and long instructions a while.',
      severity: 'error',
      from: { path: '^src/(main|server)\\.ts$' },
      to: { path: '^src/edit/(interpret-instruction|lexicons/)', reachable: true },
    },
    {
      name: 'source-knows-no-tests',
      severity: 'error',
      from: { path: '^src' },
      to: { path: '^(test|bench)' },
    },
    {
      name: 'drawing-in-threads',
      comment:
        'The process that answers requests knows themes as data; only worker threads load their drawings.',
      severity: 'error',
      from: { path: '^src/(main|server)\\.ts$' },
      to: { path: '^src/design/(build-scene|themes/drawn-themes)', reachable: true },
    },
    ...Object.entries(rooms).map(([room, allowed]) => ({
      name: `room-${room}`,
      comment: `src/${room} imports only ${allowed.length > 0 ? allowed.join(', ') : 'nothing of ours'}.`,
      severity: 'error',
      from: { path: `^src/${room}/` },
      to: {
        path: '^src/',
        pathNot: [
          `^src/${room}/`,
          '^src/(config|growing-cache|program-files)\\.ts$',
          '^src/text/',
          ...allowed.map((one) => `^src/${one}/`),
        ],
      },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
