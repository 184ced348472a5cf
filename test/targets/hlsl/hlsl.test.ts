import { runFixtures } from '../../support/fixture.ts'
import { renderHlsl } from '../../support/hlsl.ts'

// `code` says why the code is another one than that of the source.
runFixtures({
  folder: 'targets/hlsl',
  extensions: ['.hlsl', '.slang'],
  headers: ['args', 'code'],
  render: renderHlsl,
})
