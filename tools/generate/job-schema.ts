// docs/schema/job.schema.json, made from the fields, commands and outputs that jobs may name.
import { jobCommandNames, jobFields } from '../../src/cli/batch/job.ts'
import { outputNames } from '../../src/driver/outputs.ts'

const descriptions: Readonly<Record<keyof typeof jobFields, string>> = {
  id: 'Names the job in the answers. Default: `line N`.',
  command: 'Default: compile for a job with outputs, else bindings.',
  file: 'The shader, relative to the jobs file.',
  source: 'The text itself, instead of a file.',
  other: 'The file that diff compares with.',
  resource: 'The resource that explain is about.',
  entry: 'As -E.',
  profile: 'As -T.',
  defines: 'As -D.',
  includes: 'As -I, relative to the jobs file.',
  args: 'Other options, as on the command line.',
  outputs: 'Files to write, by output, relative to the jobs file.',
}

const fileName = { type: 'string', minLength: 1 }

const kinds = {
  string: { type: 'string' },
  strings: { type: 'array', items: { type: 'string' } },
  files: {
    type: 'object',
    properties: Object.fromEntries(outputNames.map((name) => [name, fileName])),
    additionalProperties: false,
  },
} as const

export function jobSchema(): string {
  const properties = Object.entries(jobFields).map(([name, kind]) => {
    const content = name === 'command' ? { enum: jobCommandNames } : kinds[kind]
    return [name, { ...content, description: descriptions[name as keyof typeof jobFields] }]
  })
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:descry:schema:job.schema.json',
    title: 'A job of descry batch',
    description: 'One line of the file that `descry batch` reads; docs/batch.md explains it.',
    type: 'object',
    properties: Object.fromEntries(properties),
    oneOf: ['file', 'source'].map((name) => ({ properties: { [name]: true }, required: [name] })),
    additionalProperties: false,
  }
  return `${JSON.stringify(schema, undefined, 2)}\n`
}
