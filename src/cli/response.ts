// Response files: `@build/args.txt` stands for the words in that file.
//
//   -T cs_6_6            words are split at white space and line breaks
//   -D "NAME=two words"  quotes keep white space, a back slash before a quote keeps the quote
//   @more.txt            files may name files
import { fileLimits } from '../support/limits.ts'

export interface ExpandedWords {
  readonly words: readonly string[]
  readonly problems: readonly string[]
}

export function expandResponseFiles(
  words: readonly string[],
  readText: (path: string) => string | undefined,
): ExpandedWords {
  const expanded: string[] = []
  const problems: string[] = []
  const expand = (word: string, depth: number): void => {
    if (problems.length > 0) return
    if (!word.startsWith('@') || word === '@') {
      expanded.push(word)
      return
    }
    const path = word.slice(1)
    const text = depth < fileLimits.responseDepth.most ? readText(path) : undefined
    if (text !== undefined) for (const inner of splitWords(text)) expand(inner, depth + 1)
    else if (depth < fileLimits.responseDepth.most) problems.push(`cannot read response file '${path}'`)
    else problems.push(`response file '${path}' includes itself`)
  }
  for (const word of words) expand(word, 0)
  return { words: expanded, problems }
}

export function splitWords(text: string): readonly string[] {
  const words: string[] = []
  let word: string | undefined
  let quote: string | undefined
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!
    const next = text[index + 1]
    if (character === '\\' && (next === '"' || next === "'")) {
      word = (word ?? '') + next
      index++
    } else if (quote !== undefined) {
      if (character === quote) quote = undefined
      else word += character
    } else if (character === '"' || character === "'") {
      quote = character
      word ??= ''
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else word = (word ?? '') + character
  }
  if (word !== undefined) words.push(word)
  return words
}
