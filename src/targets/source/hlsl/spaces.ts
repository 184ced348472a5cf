// The braces of namespaces: `N::M::` is `namespace N { namespace M {`, which older compilers read, too.

function spacesOf(scope: string): string[] {
  return scope.split('::').slice(0, -1)
}

export function opening(scope: string): string {
  return spacesOf(scope)
    .map((name) => `namespace ${name} {`)
    .join(' ')
}

export function closing(scope: string): string {
  return spacesOf(scope)
    .map(() => '}')
    .join(' ')
}
