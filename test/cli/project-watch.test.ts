// `descry build --watch`.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { common, fill, sampleProject } from '../support/project.ts'

const { project, script, write } = await sampleProject()

/** A build that watches: waits for what it says, and ends it. */
function watchProject() {
  const watching = spawn(process.execPath, [script, 'build', '--watch'], { cwd: project })
  let told = ''
  const said = (text: string) =>
    new Promise<void>((done) => {
      const look = (): void => {
        const at = told.indexOf(text)
        if (at < 0) return
        told = told.slice(at + text.length)
        watching.stderr.off('data', look)
        done()
      }
      watching.stderr.on('data', look)
      look()
    })
  watching.stderr.on('data', (chunk) => {
    told += chunk
  })
  const end = async (): Promise<void> => {
    const ended = new Promise((done) => watching.on('exit', done))
    watching.kill()
    await ended
  }
  return { said, end }
}

test('--watch builds again when a file changes, and ends with the process', async () => {
  const { said, end } = watchProject()
  await said('waiting for changes')
  const before = readFileSync(join(project, 'build/shaders/fill.dxo'))
  write('include/common.hlsli', common.replace('float3 eye', 'float pad; float3 eye'))
  await said('waiting for changes')
  expect(readFileSync(join(project, 'build/shaders/fill.dxo')).equals(before)).toBe(false)
  write('fill.hlsl', 'nonsense')
  await said('waiting for changes')
  write('fill.hlsl', fill.replace('common', 'later'))
  await said("'later.hlsli' file not found")
  await said('waiting for changes')
  write('include/later.hlsli', common)
  await said('9 compilations, 8 up to date')
  await said('waiting for changes')
  await end()
})

test('--watch notices files that a pattern names, in new folders, too', async () => {
  write('descry.json', JSON.stringify({ includes: 'include', shaders: [{ files: '**/fill*.hlsl' }] }))
  const { said, end } = watchProject()
  await said('1 compilation,')
  await said('waiting for changes')
  write('fill2.hlsl', fill)
  await said('2 compilations, 1 up to date')
  await said('waiting for changes')
  write('notes.txt', 'nobody asks for this')
  mkdirSync(join(project, 'deep/er'), { recursive: true })
  await said('waiting for changes')
  write('deep/er/fill3.hlsl', fill)
  await said('3 compilations, 2 up to date')
  await said('waiting for changes')
  rmSync(join(project, 'fill2.hlsl'))
  await said('2 compilations, 2 up to date')
  await end()
})
