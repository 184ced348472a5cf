// The names every shader starts with: built-in types, templates and the namespaces `vk` and `dx`.
import { builtinTemplateNames, builtinTypeNames, otherTypeNames } from '../hlsl/keywords.ts'
import { objectAliases, objectRows } from '../hlsl/resources.ts'
import { intern } from '../support/intern.ts'
import { declareIn, Scope } from './names.ts'

const moreTypes = [
  'sampler1D',
  'sampler2D',
  'sampler3D',
  'samplerCUBE',
  'RayDesc',
  'BuiltInTriangleIntersectionAttributes',
  'BuiltInTrianglePositions',
  'StateObjectConfig',
  'GlobalRootSignature',
  'LocalRootSignature',
  'SubobjectToExportsAssociation',
  'RaytracingShaderConfig',
  'RaytracingPipelineConfig',
  'RaytracingPipelineConfig1',
  'TriangleHitGroup',
  'ProceduralPrimitiveHitGroup',
]

const slangTypes = [
  'BindlessDescriptorOptions',
  'DescriptorAccess',
  'DescriptorKind',
  'IComparable',
  'IOpaqueDescriptor',
  'This',
  '__DynamicResourceKind',
]
const slangTemplates = ['Optional', 'ParameterBlock', '__DynamicResource']
/** Combined textures and samplers, and textures with a fixed access. */
const slangTexturePattern = ['Sampler', 'DepthTexture', 'WTexture']
const slangTextureShapes = ['1D', '1DArray', '2D', '2DArray', '2DMS', '2DMSArray', '3D', 'Cube', 'CubeArray']

const scopes = new Map<string, Scope>()

/** Made once per language: nothing is ever declared in it afterwards. */
export function builtinScope(language: 'hlsl' | 'slang'): Scope {
  let scope = scopes.get(language)
  if (!scope) {
    scope = createScope(language)
    scopes.set(language, scope)
  }
  return scope
}

function createScope(language: 'hlsl' | 'slang'): Scope {
  const scope = new Scope()
  const namespaces = new Map<string, Scope>()
  for (const name of ['vk', 'dx']) {
    const members = new Scope()
    namespaces.set(name, members)
    declareIn(scope, intern(name), 'namespace', members)
  }
  for (const name of [...builtinTypeNames.keys(), ...otherTypeNames, ...moreTypes])
    declareIn(scope, intern(name), 'type')
  for (const name of [...builtinTemplateNames, ...objectAliases.keys(), 'DescriptorHandle'])
    declareIn(scope, intern(name), 'type-template')
  for (const { name } of objectRows) {
    const [first, second] = name.split('::')
    const owner = second === undefined ? scope : namespaces.get(first!)
    if (owner) declareIn(owner, intern(second ?? first!), 'type-template')
  }
  if (language === 'slang') declareSlang(scope)
  return scope
}

function declareSlang(scope: Scope): void {
  for (const name of slangTypes) declareIn(scope, intern(name), 'type')
  for (const name of slangTemplates) declareIn(scope, intern(name), 'type-template')
  for (const prefix of slangTexturePattern)
    for (const shape of slangTextureShapes) {
      declareIn(scope, intern(prefix + shape), 'type-template')
      if (prefix === 'Sampler') declareIn(scope, intern(`${prefix}${shape}Shadow`), 'type-template')
    }
}
