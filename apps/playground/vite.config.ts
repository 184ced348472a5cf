// Builds the page as files with relative addresses: any host, any folder. The service worker gets the list of all of them.
import { createHash } from 'node:crypto'
import { defineConfig, type Plugin } from 'vite'

/** `__FILES__` and `__VERSION__` in the service worker become what was built. */
function listFiles(): Plugin {
  return {
    name: 'list-files',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['service-worker.js']
      if (worker?.type !== 'chunk') return
      const files = Object.keys(bundle)
        .filter((name) => name !== 'service-worker.js' && !name.endsWith('.map'))
        .sort()
      const page = bundle['index.html']
      const text = page?.type === 'asset' ? page.source : ''
      const version = createHash('sha256').update(files.join('\n')).update(text).digest('hex').slice(0, 16)
      worker.code = worker.code
        .replace('__FILES__', JSON.stringify(['./', ...files.map((name) => `./${name}`)]))
        .replace('__VERSION__', JSON.stringify(version))
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [listFiles()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rollupOptions: {
      input: {
        index: `${import.meta.dirname}/index.html`,
        'service-worker': `${import.meta.dirname}/src/service-worker.ts`,
      },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
