// The lines of a jobs file that hold jobs, and what is wrong with some of them beside the others: an id, or a file, that an earlier job has.
import { idOf, parseJob } from './job.ts'
import type { Question } from './pool.ts'

export function questionsOf(text: string, folder: string): Question[] {
  const ids = new Map<string, number>()
  const files = new Map<string, number>()
  const taken = (names: Map<string, number>, name: string, line: number): number | undefined => {
    const earlier = names.get(name)
    if (earlier === undefined) names.set(name, line)
    return earlier
  }
  return text.split(/\r?\n/).flatMap((content, index): Question[] => {
    if (content.trim() === '') return []
    const line = index + 1
    const question = { line, text: content }
    const id = idOf(content)
    const sameId = id === undefined ? undefined : taken(ids, id, line)
    if (sameId !== undefined) return [{ ...question, problem: `line ${line}: line ${sameId} has the id "${id}", too` }]
    if (!content.includes('"outputs"')) return [question]
    const parsed = parseJob(content, line, folder)
    for (const { path, written } of 'job' in parsed ? parsed.job.outputs : []) {
      const sameFile = taken(files, path, line)
      if (sameFile !== undefined && sameFile !== line)
        return [{ ...question, problem: `line ${line}: line ${sameFile} writes "${written}", too` }]
    }
    return [question]
  })
}
