// Which command lines no server can run for another process: those that read stdin, stay for long, use all processors, or name what
// belongs to the process. The script descry-client has the same lists (tools/build/client-script.ts).

export const ownCommands: readonly string[] = [
  'batch',
  'build',
  'cache',
  'check',
  'init',
  'lock',
  'run',
  'serve',
  'worker',
]

/** Patterns of the shell. What a response file says is not known before it is read. */
export const ownWords: readonly string[] = ['-', '@*', '*/dev/std*', '*/dev/fd/*', '*/dev/tty*', '*/proc/*']

const ownWord = new RegExp(`^(?:${ownWords.map((pattern) => pattern.replaceAll('*', '.*')).join('|')})$`, 's')

export function mustRunAlone(words: readonly string[]): boolean {
  return ownCommands.includes(words[0] ?? '') || words.some((word) => ownWord.test(word))
}
