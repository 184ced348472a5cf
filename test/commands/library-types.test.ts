// Whoever uses the library reads its types in an editor: everything that is exported says what it is.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', 'src')

interface Exported {
  readonly name: string
  readonly file: string
}

/** What a file exports: of its own, and what it hands on, from where. */
function exportsFrom(file: string): Exported[] {
  const text = readFileSync(join(root, file), 'utf8')
  const own = [...text.matchAll(/^export (?:async )?(?:interface|type|function|const|class) (\w+)/gm)]
  const named = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)]
  const whole = [...text.matchAll(/^export (?:type )?\* from '([^']+)'/gm)]
  return [
    ...own.map(([, name]) => ({ name: name!, file })),
    ...named.flatMap(([, names, path]) =>
      [...names!.matchAll(/\w+/g)].map(([name]) => ({ name, file: join(dirname(file), path!) })),
    ),
    ...whole.flatMap(([, path]) => exportsFrom(join(dirname(file), path!))),
  ]
}

function isDocumented({ name, file }: Exported): boolean {
  const handedOn = exportsFrom(file).find((other) => other.name === name && other.file !== file)
  if (handedOn) return isDocumented(handedOn)
  const text = readFileSync(join(root, file), 'utf8')
  return new RegExp(`\\*/\\nexport (?:async )?(?:interface|type|function|const|class) ${name}\\b`).test(text)
}

test.each(['index.ts', 'bindings.ts', 'run.ts', 'service/service.ts'])(
  'everything that %s exports has a doc comment',
  (entry) => {
    const all = exportsFrom(entry)
    expect(all.length).toBeGreaterThan(10)
    expect(all.filter((one) => !isDocumented(one))).toEqual([])
  },
)
