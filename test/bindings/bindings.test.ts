import { renderBindings } from '../support/bindings.ts'
import { runFixtures } from '../support/fixture.ts'

runFixtures({ folder: 'bindings', extensions: ['.hlsl'], headers: ['args'], render: renderBindings })
