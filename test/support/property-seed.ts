import fc from 'fast-check'

// CI must not fail by chance on a change that has nothing to do with it; everywhere else each run tries new cases.
if (process.env.CI) fc.configureGlobal({ seed: 20261121 })
