import { describe, expect, it } from 'vitest'
import type { Resume, Stop } from './debugger.ts'
import { loadShader } from './shader.ts'

const source = `struct P { float3 at; uint n; };
RWStructuredBuffer<float> Out;
float twice(float x) {
  float y = x * 2;
  return y;
}
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  P p = { float3(1, 2, i), 7u };
  float sum = 0;
  for (int k = 0; k < 2; k++)
    sum += twice(p.at.z + k);
  Out[i] = sum;
}`

/** Lines where it stops, with the innermost call and its variables. */
function session(commands: readonly Resume[], lines: readonly number[] = []): string[] {
  const stops: string[] = []
  const told = ({ reason, frames }: Stop): string => {
    const [top] = frames
    const variables = top!.variables.map(({ name, text }) => `${name} = ${text}`).join(', ')
    return `${reason} ${frames.map(({ name, place }) => `${name}:${place.line}`).join(' < ')} | ${variables}`
  }
  const result = loadShader(source, { profile: 'cs_6_6' }).dispatch(
    [1, 1, 1],
    { Out: 4 },
    {
      debug: {
        thread: [2, 0, 0],
        stopsAtEntry: lines.length === 0,
        isBreakpoint: ({ line }) => lines.includes(line),
        stopped: (stop) => {
          stops.push(told(stop))
          return commands[stops.length - 1] ?? 'continue'
        },
      },
    },
  )
  return [...stops, result.reason || `Out = ${JSON.stringify(result.values('Out'))}`]
}

describe('a debugger', () => {
  it('steps over lines, into calls and out of them', () => {
    expect(session(['next', 'next', 'next', 'next', 'in', 'next', 'out', 'next', 'next'])).toMatchInlineSnapshot(`
      [
        "entry main:8 | i = 0, p = { at: (0, 0, 0), n: 0 }, sum = 0, k = 0",
        "step main:9 | i = 2, p = { at: (0, 0, 0), n: 0 }, sum = 0, k = 0",
        "step main:10 | i = 2, p = { at: (1, 2, 2), n: 7 }, sum = 0, k = 0",
        "step main:11 | i = 2, p = { at: (1, 2, 2), n: 7 }, sum = 0, k = 0",
        "step main:12 | i = 2, p = { at: (1, 2, 2), n: 7 }, sum = 0, k = 0",
        "step twice:3 < main:12 | x = 0, y = 0",
        "step twice:4 < main:12 | x = 2, y = 0",
        "step main:11 | i = 2, p = { at: (1, 2, 2), n: 7 }, sum = 4, k = 0",
        "step main:12 | i = 2, p = { at: (1, 2, 2), n: 7 }, sum = 4, k = 1",
        "step main:11 | i = 2, p = { at: (1, 2, 2), n: 7 }, sum = 10, k = 1",
        "Out = [2,6,10,14]",
      ]
    `)
  })

  it('stops at breakpoints', () => {
    expect(session(['continue'], [5])).toMatchInlineSnapshot(`
      [
        "breakpoint twice:5 < main:12 | x = 2, y = 4",
        "breakpoint twice:5 < main:12 | x = 3, y = 6",
        "Out = [2,6,10,14]",
      ]
    `)
  })

  it('ends the shader', () => {
    expect(session(['end'], [12]).at(-1)).toBe('the debugger ended the shader')
  })
})
