// `descry dump` for programs.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBench } from '../support/terminal.ts'

const { descry, file, folder } = createBench()
const shader = file('a.hlsl', 'RWBuffer<float> A; [numthreads(2, 1, 1)] void main() { A[0] = 1; }')
const container = join(folder, 'a.dxo')

test('--format json has every part with its place, size and text, and the text of the whole', async () => {
  await descry('-T', 'cs_6_0', '-Fo', container, shader)
  const { out: text } = await descry('dump', container)
  const { status, out, error } = await descry('dump', '--format', 'json', container)
  expect({ status, error }).toEqual({ status: 0, error: '' })
  const answer = JSON.parse(out)
  expect(answer).toMatchObject({ version: 1, problems: [], text })
  expect(answer.parts.map((part: { name: string }) => part.name)).toContain('DXIL')
  const pipeline = answer.parts.find((part: { name: string }) => part.name === 'PSV0')
  expect(pipeline.lines).toContain('threads: 2, 1, 1')
  expect(text).toContain(`PSV0  ${String(pipeline.offset).padStart(9)} ${String(pipeline.size).padStart(9)}\n`)
})

test('what is wrong with a file is in the JSON, too', async () => {
  const { status, out, error } = await descry('dump', '--format', 'json', file('b.dxo', 'DXBC but no container'))
  expect({ status, error }).toEqual({ status: 1, error: '' })
  expect(JSON.parse(out)).toMatchObject({ parts: [], text: '' })
  expect(JSON.parse(out).problems).toHaveLength(1)
})

test('in libraries, records of arrays of arrays name the variable itself: validators know no other', async () => {
  const source = `Texture2D<float> images[4][2];
RWBuffer<float> output;
[shader("compute")] [numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) { output[0] = images[3][1][id.xy] + images[id.x][0][id.xy]; }
`
  await descry('-T', 'lib_6_5', '-Fo', container, file('images.hlsl', source))
  const { out } = await descry('dump', container)
  expect(out).toMatch(/!\{i32 0, \[8 x %"class.Texture2D<float>"\]\* @"\S*\?images@\S*", !"images"/)
})

test('buffers of one name and shape are of two types, so that reflection tells their members apart', async () => {
  const source = `cbuffer Twice { float first; };
cbuffer Twice { float second; };
RWBuffer<float> output;
[numthreads(1, 1, 1)] void main() { output[0] = first + second; }
`
  await descry('-T', 'cs_6_6', '-Fo', container, file('twice.hlsl', source))
  const { out } = await descry('dump', container)
  expect(out).toContain('%Twice.0* undef')
  expect(out).toMatch(/!"second"/)
})
