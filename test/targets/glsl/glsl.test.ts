import { runFixtures } from '../../support/fixture.ts'
import { renderGlsl } from '../../support/glsl.ts'

runFixtures({ folder: 'targets/glsl', extensions: ['.hlsl'], headers: ['args'], render: renderGlsl })
