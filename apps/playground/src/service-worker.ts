// Keeps all files of the page: it works offline after the first visit. A new build has other names, hence another cache.
declare const __FILES__: readonly string[]
declare const __VERSION__: string

const scope = self as unknown as ServiceWorkerGlobalScope
const cacheName = `descry-${__VERSION__}`

scope.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(cacheName)
      await cache.addAll([...__FILES__, './icon.svg', './manifest.webmanifest'])
      await scope.skipWaiting()
    })(),
  )
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith('descry-') && name !== cacheName)
      await Promise.all(old.map((name) => caches.delete(name)))
      await scope.clients.claim()
    })(),
  )
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(scope.registration.scope)) return
  event.respondWith(
    (async () => {
      const cache = await caches.open(cacheName)
      const isPage = request.mode === 'navigate'
      return (await cache.match(isPage ? './' : request, { ignoreSearch: true })) ?? (await fetch(request))
    })(),
  )
})
