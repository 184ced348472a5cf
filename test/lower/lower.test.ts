import { runFixtures } from '../support/fixture.ts'
import { renderLowered } from '../support/lower.ts'

runFixtures({ folder: 'lower', extensions: ['.hlsl'], headers: ['args'], render: renderLowered })
