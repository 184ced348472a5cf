// Host code for shaders: one text in C++, Rust, C# or TypeScript with the structs of their buffers, and where everything is bound.
import type { Reflection } from '../../reflect/reflection.ts'
import { cppStruct, cppWords } from './cpp.ts'
import { cppBindings } from './cpp-bindings.ts'
import { csharpStruct, csharpWords } from './csharp.ts'
import { bindingsOf, type HostPlaces, inputsOf, pushConstantsOf } from './facts.ts'
import { type HostStruct, HostStructs } from './model.ts'
import { csharpBindings, rustBindings, typescriptBindings } from './other-bindings.ts'
import { rustStruct, rustWords } from './rust.ts'
import { typescriptStruct, typescriptWords } from './typescript.ts'

export const hostLanguages = ['cpp', 'rust', 'csharp', 'typescript'] as const
export type HostLanguage = (typeof hostLanguages)[number]

/** Shaders that are bound together. */
export interface HostGroup {
  /** Of the namespace; undefined: none. */
  readonly name: string | undefined
  readonly reflections: readonly Reflection[]
  /** C++ that declares a root signature. */
  readonly rootSignature?: string | undefined
}

interface Language {
  readonly words: ReadonlySet<string>
  readonly struct: (struct: HostStruct) => string
  readonly bindings: (places: HostPlaces) => string
  readonly start: (from: string) => string
  readonly open: (name: string) => string
  readonly close: string
  /** Around the structs. */
  readonly packed?: readonly [string, string]
}

const made = (from: string): string => `// Made by descry from ${from}. Do not edit.\n`

const languages: Readonly<Record<HostLanguage, Language>> = {
  cpp: {
    words: cppWords,
    struct: cppStruct,
    bindings: cppBindings,
    start: (from) => `${made(from)}#pragma once\n#include <cstddef>\n#include <cstdint>\n\n`,
    open: (name) => `namespace ${name} {\n`,
    close: '}\n',
    packed: ['#pragma pack(push, 1)\n', '#pragma pack(pop)\n'],
  },
  rust: {
    words: rustWords,
    struct: rustStruct,
    bindings: rustBindings,
    start: (from) => `${made(from)}#![allow(non_camel_case_types, non_snake_case, dead_code)]\n\n`,
    open: (name) => `pub mod ${name} {\n`,
    close: '}\n',
  },
  csharp: {
    words: csharpWords,
    struct: csharpStruct,
    bindings: csharpBindings,
    start: (from) => `${made(from)}using System.Runtime.InteropServices;\n\n`,
    open: (name) => `namespace ${name} {\n`,
    close: '}\n',
  },
  typescript: {
    words: typescriptWords,
    struct: typescriptStruct,
    bindings: typescriptBindings,
    start: made,
    open: (name) => `export namespace ${name} {\n`,
    close: '}\n',
  },
}

export function hostCode(language: HostLanguage, from: string, groups: readonly HostGroup[]): string {
  const row = languages[language]
  return `${row.start(from)}${groups.map((group) => groupText(row, group)).join('\n')}`
}

function groupText({ words, struct, bindings, open, close, packed }: Language, group: HostGroup): string {
  const structs = new HostStructs(words)
  for (const { buffers, vulkan } of group.reflections) {
    for (const buffer of buffers) structs.addBuffer(buffer)
    for (const block of vulkan?.pushConstants ?? []) structs.addPushConstants(block)
  }
  const declared = structs.structs.map(struct).join('\n')
  const places: HostPlaces = {
    isForVulkan: group.reflections.some(({ vulkan }) => vulkan !== undefined),
    bindings: bindingsOf(group.reflections),
    inputs: inputsOf(group.reflections),
    pushed: pushConstantsOf(group.reflections),
  }
  const hasPlaces = [places.bindings, places.inputs, places.pushed].some((rows) => rows.length > 0)
  const parts = [
    ...(declared === '' ? [] : [packed ? `${packed[0]}${declared}${packed[1]}` : declared]),
    ...(hasPlaces ? [bindings(places)] : []),
    ...(group.rootSignature === undefined ? [] : [`#ifdef __d3d12_h__\n${group.rootSignature}#endif\n`]),
  ]
  const text = parts.join('\n')
  if (group.name === undefined) return text
  return `${open(group.name.replace(/\W+/g, '_').replace(/^(?=\d)/, '_'))}\n${text}\n${close}`
}
