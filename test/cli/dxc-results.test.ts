// Options of dxc that change the code, or what is told about it.
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createBench } from '../support/terminal.ts'

const { file, read, descry, folder } = createBench()

test('-precise-output and precise keep everything that a value is computed from', async () => {
  const text = (precise: string): string => `
    struct Output { ${precise} float4 place : SV_Position; float4 color : COLOR; };
    float4x4 view;
    Output main(float4 a : A, float4 b : B) {
      Output result; float4 early = a * b + b;
      result.place = mul(early, view) * a; result.color = a * b - a; return result; }`
  const plain = await descry('-T', 'vs_6_0', file('plain.hlsl', text('')), '-precise-output', 'sv_position')
  const marked = await descry('-T', 'vs_6_0', file('marked.hlsl', text('precise')))
  for (const { out } of [plain, marked]) {
    expect(out).toContain('fadd float')
    expect(out).not.toContain('fadd fast')
    expect(out).toContain('fsub fast float')
  }
  expect((await descry('-T', 'vs_6_0', file('free.hlsl', text('')))).out).toContain('fadd fast')
})

test('-flegacy-macro-expansion expands the operands of ##', async () => {
  const source = file('paste.hlsl', '#define NAME x\n#define ONE(a) a##1\nfloat ONE(NAME);\n')
  expect((await descry('-P', source)).out).toContain('float NAME1;')
  expect((await descry('-P', source, '-flegacy-macro-expansion')).out).toContain('float x1;')
})

test('-Gec takes semantics of Direct3D 9 for system values, under HLSL 2016', async () => {
  const vertex = file('old.vs.hlsl', 'float4 main(float4 p : POSITION) : POSITION { return p; }')
  const { out, error } = await descry('-T', 'vs_6_0', '-Gec', vertex)
  expect(out).toMatch(/; SV_Position +0 +xyzw +0 +POS/)
  expect(error).toContain("warning: '-Gec' is deprecated")
  const pixel = file('old.ps.hlsl', 'float4 main(float4 c : COLOR1) : COLOR0 { return c; }')
  expect((await descry('-T', 'ps_6_0', '-Gec', pixel)).out).toMatch(/; SV_Target +0 +xyzw +0 +TARGET/)
  expect(await descry('-T', 'ps_6_0', '-Gec', '-HV', '2021', pixel)).toMatchObject({ status: 2 })
})

test('-Qkeep_reflect_in_dxil leaves names in the program', async () => {
  const source = file('names.hlsl', 'cbuffer Light { float3 way; } float3 main() : SV_Target { return way; }')
  expect((await descry('-T', 'ps_6_0', source)).out).not.toContain('!"way"')
  const { out } = await descry('-T', 'ps_6_0', '-Qkeep_reflect_in_dxil', source)
  expect(out).toContain('!"way"')
  expect(out).not.toContain('dx.counters')
})

test('-fcgl prints the module before any pass', async () => {
  const source = file('raw.hlsl', 'float4 main(float4 a : A) : SV_Target { float4 b = a; return b; }')
  expect((await descry('-T', 'ps_6_0', '-fcgl', source)).out).toContain('alloca')
})

test('-ftime-report prints a table, -ftime-trace= writes events', async () => {
  const source = file('time.hlsl', 'float4 main(float4 a : A) : SV_Target { return a; }')
  const trace = `${folder}/times/trace.json`
  const { status, error } = await descry(
    '-T',
    'ps_6_0',
    '-ftime-report',
    `-ftime-trace=${trace}`,
    '-ftime-trace-granularity=0',
    source,
  )
  expect(status).toBe(0)
  expect(error).toMatch(/Milliseconds +Share +Runs +Name/)
  const { traceEvents } = JSON.parse(read('times/trace.json'))
  const names = traceEvents.map(({ name }: { name: string }) => name)
  for (const name of ['preprocess', 'parse', 'check', 'lower', 'optimize', 'inline', 'compile', 'Total compile'])
    expect(names).toContain(name)
})

test('-verify compares diagnostics with the comments that expect them', async () => {
  const verify = (name: string, text: string) => descry('-T', 'ps_6_0', '-verify', file(name, text))
  const main = 'float4 main() : SV_Target { return 0; }\n'
  const good = `float f() { return x; } // expected-error {{undeclared identifier 'x'}}
#ifdef NEVER
// expected-error {{not compiled}}
#endif
// expected-error@+1 {{undeclared}}  expected-error-re@-5 0-1 {{use of {{[a-z]+}}}}
float g() { return y; }
#error stop // expected-error {{stop}}
${main}`
  expect(await verify('good.hlsl', good)).toEqual({ status: 0, out: '', error: '' })
  expect(await verify('silent.hlsl', `// expected-no-diagnostics\n${main}`)).toMatchObject({ status: 0 })
  expect(await verify('none.hlsl', main)).toMatchObject({
    status: 1,
    error: "error: no expected directives found: consider use of 'expected-no-diagnostics'\n",
  })
  const wrong = `float f() { return x; }\n// expected-warning@+1 {{never}}\n${main}`
  expect(await verify('wrong.hlsl', wrong)).toMatchObject({
    status: 1,
    error: `error: 'error' diagnostics seen but not expected: 
  File wrong.hlsl Line 1: use of undeclared identifier 'x'
error: 'warning' diagnostics expected but not seen: 
  File wrong.hlsl Line 3 (directive at wrong.hlsl:2): never
`,
  })
})

test('-recompile compiles the sources that a container carries, as they were compiled', async () => {
  file('half.hlsli', '#define HALF 0.5 // "quoted" \\ and ä\n')
  const text = '#include "half.hlsli"\nfloat4 shade(float4 a : A) : SV_Target { return a * HALF * FACTOR; }\n'
  const line = ['-T', 'ps_6_2', '-E', 'shade', '-DFACTOR=3', file('again.hlsl', text)]
  await descry(...line, '-Zi', '-Qembed_debug', '-Fo', `${folder}/again.dxo`)
  const { out } = await descry(...line)
  file('half.hlsli', '#error another time\n')
  const again = await descry('-recompile', `${folder}/again.dxo`)
  expect(again.status).toBe(0)
  expect(again.out).toContain('; EntryFunctionName: shade')
  expect(again.out).toBe(out)
  expect((await descry('-recompile', `${folder}/again.dxo`, '-Fo', `${folder}/more.dxo`)).status).toBe(0)
  file('half.hlsli', '#define HALF 0.5\n')
  for (const debug of ['-Zi', '-Zs']) {
    await descry(...line, debug, '-Fo', `${folder}/apart.dxo`, '-Fd', `${folder}/apart.pdb`)
    file('half.hlsli', '#error another time\n')
    expect((await descry('-recompile', `${folder}/apart.pdb`)).out, debug).toBe(out)
    file('half.hlsli', '#define HALF 0.5\n')
  }
  expect((await descry('dump', `${folder}/apart.pdb`)).out).toContain('\nSRCI ')
  writeFileSync(`${folder}/cut.pdb`, readFileSync(`${folder}/apart.pdb`).subarray(0, 700))
  expect((await descry('-recompile', `${folder}/cut.pdb`)).error).toContain('it should list')
  await descry(
    '-T',
    'ps_6_0',
    file('bare.hlsl', 'float4 main() : SV_Target { return 0; }'),
    '-Fo',
    `${folder}/bare.dxo`,
  )
  expect((await descry('-recompile', `${folder}/bare.dxo`)).error).toContain('does not carry its sources')
})
