// docs/schema/project.schema.json and lock.schema.json, made from the shapes that the files are read by.
import { lockShape } from '../../src/project/lock.ts'
import { projectShape } from '../../src/project/project-file.ts'
import { type Shape, schemaOf } from '../../src/project/shape.ts'

export const projectSchema = (): string => schemaText('project', 'descry.json', projectShape)
export const lockSchema = (): string => schemaText('lock', 'descry.lock', lockShape)

function schemaText(name: string, title: string, shape: Shape<unknown>): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:descry:schema:${name}.schema.json`,
    title,
    ...schemaOf(shape),
  }
  return `${JSON.stringify(schema, undefined, 2)}\n`
}
