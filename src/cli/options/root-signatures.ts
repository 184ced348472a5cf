// Options about root signatures: where they come from, and the part of a container that holds them.
import { rootSignatureProfiles } from '../../hlsl/profiles.ts'
import type { RootSignatureVersion } from '../../rootsig/signature.ts'
import type { OptionRow } from './row.ts'
import { always, oneOf, wholeNumber } from './row.ts'

const descriptorChoices = {
  none: 'none',
  'constant-buffers': 'constant buffers',
  all: 'all',
} as const

/** How `descry rootsig` writes one. */
const makingOptions: readonly OptionRow[] = [
  {
    names: ['--form'],
    form: 'word',
    value: 'form',
    section: 'output',
    commands: ['rootsig'],
    summary: 'write hlsl (default), cpp or bytes',
    apply: oneOf(['hlsl', 'cpp', 'bytes'], (settings, form) => {
      settings.rootSignature.form = form
    }),
  },
  {
    names: ['--name'],
    form: 'word',
    value: 'name',
    section: 'output',
    commands: ['rootsig'],
    summary: 'the name of the macro or the C++ constant (default RS)',
    apply: (settings, name) => {
      settings.rootSignature.name = name
      return /^[A-Za-z_]\w*$/.test(name) ? undefined : 'expected an identifier'
    },
  },
  {
    names: ['--root-constants'],
    form: 'word',
    value: 'words',
    section: 'binding',
    commands: ['rootsig'],
    summary: 'constant buffers of at most so many 32-bit words become root constants (default 4)',
    apply: wholeNumber((settings, mostConstants) => {
      settings.rootSignature.making = { ...settings.rootSignature.making, mostConstants }
    }, 64),
  },
  {
    names: ['--root-descriptors'],
    form: 'word',
    value: 'which',
    section: 'binding',
    commands: ['rootsig'],
    summary: `what becomes a root descriptor: ${Object.keys(descriptorChoices).join(', ')} (default constant-buffers)`,
    apply: oneOf(['none', 'constant-buffers', 'all'], (settings, word) => {
      settings.rootSignature.making = { ...settings.rootSignature.making, descriptors: descriptorChoices[word] }
    }),
  },
  {
    names: ['--local'],
    section: 'binding',
    commands: ['rootsig'],
    summary: 'a local root signature of ray tracing',
    apply: always((settings) => {
      settings.rootSignature.making = { ...settings.rootSignature.making, isLocal: true }
    }),
  },
]

const payloadOptions: readonly OptionRow[] = [
  {
    names: ['-enable-payload-qualifiers'],
    section: 'language',
    summary: 'payload access qualifiers also for lib_6_6',
    apply: always((settings) => {
      settings.compile.payloadQualifiers = 'on'
    }),
  },
  {
    names: ['-disable-payload-qualifiers'],
    section: 'language',
    summary: 'no payload access qualifiers',
    apply: always((settings) => {
      settings.compile.payloadQualifiers = 'off'
    }),
  },
]

export const rootSignatureOptions: readonly OptionRow[] = [
  {
    names: ['-rootsig-define'],
    form: 'adjacent',
    value: 'name',
    section: 'binding',
    summary: "a macro that holds the root signature, instead of the entry point's attribute",
    apply: always((settings, define) => {
      settings.compile.rootSignature = { ...settings.compile.rootSignature, define }
    }),
  },
  {
    names: ['-force-rootsig-ver', '-force_rootsig_ver'],
    form: 'adjacent',
    value: 'version',
    section: 'binding',
    summary: `version of root signatures: ${rootSignatureProfiles.join(', ')} (default rootsig_1_1)`,
    apply: oneOf(rootSignatureProfiles, (settings, word) => {
      const version = Number(word.at(-1)) as RootSignatureVersion
      settings.compile.rootSignature = { ...settings.compile.rootSignature, version }
    }),
  },
  {
    names: ['-Qstrip_rootsignature'],
    section: 'output',
    commands: ['compile'],
    summary: 'leave the root signature out of the object file',
    apply: always((settings) => {
      settings.compile.rootSignature = { ...settings.compile.rootSignature, isStripped: true }
    }),
  },
  {
    names: ['-Frs'],
    form: 'adjacent',
    value: 'file',
    section: 'output',
    commands: ['compile'],
    summary: 'write the root signature, in a container of its own, to this file',
    apply: always((settings, file) => {
      settings.rootSignature.file = file
    }),
  },
  {
    names: ['-extractrootsignature'],
    section: 'output',
    commands: ['compile'],
    summary: 'write only the root signature to the -Fo file',
    apply: always((settings) => {
      settings.rootSignature.extract = true
    }),
  },
  {
    names: ['-setrootsignature'],
    form: 'adjacent',
    value: 'file',
    section: 'output',
    commands: ['compile'],
    summary: 'put the root signature of this file into the object file',
    apply: always((settings, file) => {
      settings.rootSignature.set = file
    }),
  },
  {
    names: ['-verifyrootsignature'],
    form: 'adjacent',
    value: 'file',
    section: 'output',
    commands: ['compile'],
    summary: 'check that the root signature of this file fits the shader',
    apply: always((settings, file) => {
      settings.rootSignature.verify = file
    }),
  },
  ...makingOptions,
  ...payloadOptions,
]
