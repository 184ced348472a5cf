import { runFixtures } from '../../support/fixture.ts'
import { renderSpirv } from '../../support/spirv.ts'

runFixtures({ folder: 'targets/spirv', extensions: ['.hlsl'], headers: ['args'], render: renderSpirv })
