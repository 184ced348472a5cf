// Options about root signatures: where they come from, and the part of a container that holds them.
import { rootSignatureProfiles } from '../../hlsl/profiles.ts'
import type { RootSignatureVersion } from '../../rootsig/signature.ts'
import type { OptionRow } from './row.ts'
import { always, oneOf } from './row.ts'

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
]
