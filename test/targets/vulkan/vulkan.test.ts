import { runFixtures } from '../../support/fixture.ts'
import { renderVulkan } from '../../support/vulkan-fixtures.ts'

runFixtures({ folder: 'targets/vulkan', extensions: ['.hlsl', '.slang'], headers: ['args'], render: renderVulkan })
