import { runFixtures } from '../support/fixture.ts'
import { renderPasses } from '../support/passes.ts'

runFixtures({ folder: 'passes', extensions: ['.ll'], headers: ['passes', 'level'], render: renderPasses })
