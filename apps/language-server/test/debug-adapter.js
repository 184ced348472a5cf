// The debug adapter from its source: threads that it starts run this file, too, and get TypeScript by it.
import { register } from 'tsx/esm/api'

register()
await import('../src/debug/stdio.ts')
