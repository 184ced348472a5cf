import { parseCommandLine } from '../../../src/cli/parse.ts'
import { compileOptions } from '../../../src/cli/settings.ts'
import { createCompiler } from '../../../src/driver/compiler.ts'
import { createDiskHost } from '../../../src/node/host.ts'
import { emit } from '../../../tools/emit.ts'
import { argumentsOf, type Fixture, runFixtures } from '../../support/fixture.ts'
import { renderSections } from '../../support/sections.ts'

const compiler = createCompiler(createDiskHost())

/** The comments only: the module below them is tested elsewhere. */
function renderHead(fixture: Fixture): string {
  const { settings } = parseCommandLine('lint', [...argumentsOf(fixture.headers)], () => false)
  return renderSections(fixture, (text) => {
    const { output } = emit('listing')(compiler, { path: 'main.hlsl', text }, compileOptions(settings))
    const lines = String(output).split('\n')
    const end = lines.findIndex((line) => !line.startsWith(';'))
    // The hash depends on every bit of the module.
    return `${lines.slice(0, end).join('\n')}\n`.replace(/(shader hash: )[0-9a-f]{32}/, '$1...')
  })
}

runFixtures({ folder: 'targets/listing', extensions: ['.hlsl'], headers: ['args'], render: renderHead })
