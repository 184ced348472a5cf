// Writes the host structs of buffers in C++ or Rust, compiles and runs them, and compares the offsets and sizes that they print with the
// reflection that they were made from.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cppStruct, cppWords } from '../../src/project/host/cpp.ts'
import { type HostField, type HostStruct, HostStructs } from '../../src/project/host/model.ts'
import { rustStruct, rustWords } from '../../src/project/host/rust.ts'
import type { ReflectedBuffer } from '../../src/reflect/constant-buffers.ts'

export interface RanStructs {
  readonly structs: number
  /** Offsets and sizes. */
  readonly facts: number
  /** Lines that were printed differently. */
  readonly different: readonly string[]
}

/** The structs, and a program that prints `struct field offset` and `struct size`. */
const languages = {
  cpp: {
    words: cppWords,
    file: 'host.cpp',
    text: (structs: readonly HostStruct[]): string => {
      const prints = named(
        structs,
        ({ name }, field) => `  std::printf("${name} ${field.name} %zu\\n", offsetof(${name}, ${field.name}));`,
        ({ name }) => `  std::printf("${name} %zu\\n", sizeof(${name}));`,
      )
      const declared = structs.map(cppStruct).join('\n')
      return `#include <cstddef>\n#include <cstdint>\n#include <cstdio>\n#pragma pack(push, 1)\n${declared}#pragma pack(pop)\nint main() {\n${prints.join('\n')}\n}\n`
    },
    compiler: ['g++', '-std=c++17'],
  },
  rust: {
    words: rustWords,
    file: 'host.rs',
    text: (structs: readonly HostStruct[]): string => {
      const prints = named(
        structs,
        ({ name }, field) => `    println!("${name} ${field.name} {}", core::mem::offset_of!(${name}, ${field.name}));`,
        ({ name }) => `    println!("${name} {}", core::mem::size_of::<${name}>());`,
      )
      const declared = structs.map(rustStruct).join('\n')
      return `#![allow(non_camel_case_types, non_snake_case, dead_code)]\n${declared}\nfn main() {\n${prints.join('\n')}\n}\n`
    },
    compiler: ['rustc', '--edition', '2021'],
  },
} as const

export type RunLanguage = keyof typeof languages
export const runLanguages = Object.keys(languages) as readonly RunLanguage[]

export function runStructs(buffers: readonly ReflectedBuffer[], language: RunLanguage, folder: string): RanStructs {
  const { words, file, text, compiler } = languages[language]
  const made = new HostStructs(words)
  for (const buffer of buffers) made.addBuffer(buffer)
  const expected = named(
    made.structs,
    ({ name }, field) => `${name} ${field.name} ${field.offset}`,
    ({ name, size }) => `${name} ${size}`,
  )
  const path = join(folder, file)
  const program = join(folder, language)
  writeFileSync(path, text(made.structs))
  const [command, ...options] = compiler
  execFileSync(command, [...options, path, '-o', program])
  const printed = execFileSync(program, { encoding: 'utf8', maxBuffer: 1 << 28 })
    .trimEnd()
    .split('\n')
  const different = expected.flatMap((line, index) =>
    line === printed[index] ? [] : [`${line}, printed ${printed[index]}`],
  )
  return { structs: made.structs.length, facts: expected.length, different }
}

function named(
  structs: readonly HostStruct[],
  each: (struct: HostStruct, field: HostField) => string,
  size: (struct: HostStruct) => string,
): string[] {
  return structs.flatMap((struct) => [
    ...struct.fields.filter(({ isPadding }) => !isPadding).map((field) => each(struct, field)),
    size(struct),
  ])
}
