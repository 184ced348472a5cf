import { renderDxil } from '../../support/dxil.ts'
import { runFixtures } from '../../support/fixture.ts'

runFixtures({ folder: 'targets/dxil', extensions: ['.hlsl'], headers: ['args'], render: renderDxil })
