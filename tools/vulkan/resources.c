// Resources of the job: buffers and images with their bytes, samplers, and the descriptor sets that name them.
#include "runner.h"

Resource resources[MOST];
unsigned count;

static const struct { const char *kind; VkDescriptorType type; } types[] = {
  { "storage", VK_DESCRIPTOR_TYPE_STORAGE_BUFFER },
  { "uniform", VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER },
  { "texels", VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER },
  { "rwtexels", VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER },
  { "image", VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE },
  { "rwimage", VK_DESCRIPTOR_TYPE_STORAGE_IMAGE },
  { "combined", VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER },
  { "sampler", VK_DESCRIPTOR_TYPE_SAMPLER },
  { "scene", VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR },
};
enum { TYPES = sizeof types / sizeof *types };

int isImage(const Resource *resource) {
  return resource->image != 0;
}

static VkImageAspectFlags aspectOf(const Resource *resource) {
  return resource->format == VK_FORMAT_D32_SFLOAT ? VK_IMAGE_ASPECT_DEPTH_BIT : VK_IMAGE_ASPECT_COLOR_BIT;
}

static VkSampler makeSampler(Filter filter) {
  VkSamplerCreateInfo info = { VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO };
  info.minFilter = (VkFilter)filter.minify;
  info.magFilter = (VkFilter)filter.magnify;
  info.addressModeU = info.addressModeV = info.addressModeW = (VkSamplerAddressMode)filter.address;
  info.compareEnable = filter.compare != 0;
  info.compareOp = (VkCompareOp)filter.compare;
  info.maxLod = VK_LOD_CLAMP_NONE;
  VkSampler sampler;
  CHECK(vkCreateSampler(device, &info, 0, &sampler));
  return sampler;
}

/** The bytes in a buffer the host sees; of an image they are copied from there and back. */
void makeResource(Resource *resource, Filter filter) {
  for (unsigned row = 0; row < TYPES; row++)
    if (!strcmp(types[row].kind, resource->kind)) resource->type = types[row].type;
  if (resource->scene) return;
  int isCombined = resource->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
  if (isCombined || !strcmp(resource->kind, "sampler")) resource->sampler = makeSampler(filter);
  if (!strcmp(resource->kind, "sampler")) return;
  size_t size;
  unsigned char *bytes = readFile(resource->file, &size);
  resource->memory = makeMemory(bytes, size, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT |
    VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT);
  if (resource->type == VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER || resource->type == VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER) {
    VkBufferViewCreateInfo view = { VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO, 0, 0, resource->memory.buffer, (VkFormat)resource->format, 0, VK_WHOLE_SIZE };
    CHECK(vkCreateBufferView(device, &view, 0, &resource->view));
  }
  int isStored = resource->type == VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
  if (!isCombined && !isStored && resource->type != VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE) return;
  if (!resource->levels) resource->levels = 1;
  resource->image = makeImage(resource->format, resource->width, resource->height, resource->levels,
    isStored ? VK_IMAGE_USAGE_STORAGE_BIT : VK_IMAGE_USAGE_SAMPLED_BIT);
  resource->imageView = makeView(resource->image, resource->format, resource->levels, aspectOf(resource));
}

static unsigned half(unsigned size, unsigned level) {
  return size >> level ? size >> level : 1;
}

/** The levels stand behind each other without padding. */
void copyImages(int isBack) {
  for (unsigned index = 0; index < count; index++) {
    Resource *resource = &resources[index];
    if (!isImage(resource)) continue;
    if (!isBack) readyImage(resource->image, resource->levels, aspectOf(resource));
    unsigned texels = 0, offset = 0;
    for (unsigned level = 0; level < resource->levels; level++) texels += half(resource->width, level) * half(resource->height, level);
    unsigned texel = (unsigned)resource->memory.size / texels;
    for (unsigned level = 0; level < resource->levels; level++) {
      unsigned width = half(resource->width, level), height = half(resource->height, level);
      VkBufferImageCopy copy = { offset, 0, 0, { aspectOf(resource), level, 0, 1 }, { 0 }, { width, height, 1 } };
      if (isBack) vkCmdCopyImageToBuffer(commands, resource->image, VK_IMAGE_LAYOUT_GENERAL, resource->memory.buffer, 1, &copy);
      else vkCmdCopyBufferToImage(commands, resource->memory.buffer, resource->image, VK_IMAGE_LAYOUT_GENERAL, 1, &copy);
      offset += width * height * texel;
    }
  }
}

static void writeDescriptor(const Resource *resource, VkDescriptorSet set) {
  VkDescriptorBufferInfo buffer = { resource->memory.buffer, 0, VK_WHOLE_SIZE };
  VkDescriptorImageInfo image = { resource->sampler, resource->imageView, VK_IMAGE_LAYOUT_GENERAL };
  VkWriteDescriptorSetAccelerationStructureKHR scene = { VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR, 0, 1, &resource->scene };
  VkWriteDescriptorSet write = { VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET, resource->scene ? &scene : 0, set, resource->binding, resource->element, 1,
    resource->type, &image, &buffer, &resource->view };
  vkUpdateDescriptorSets(device, 1, &write, 0, 0);
}

/** An array of descriptors is one binding. */
static VkDescriptorSetLayout makeSetLayout(unsigned set) {
  VkDescriptorSetLayoutBinding bindings[MOST];
  unsigned used = 0;
  for (unsigned index = 0; index < count; index++) {
    Resource *resource = &resources[index];
    if (resource->set != set) continue;
    unsigned at = 0;
    while (at < used && bindings[at].binding != resource->binding) at++;
    if (at == used) bindings[used++] = (VkDescriptorSetLayoutBinding){ resource->binding, resource->type, 0, VK_SHADER_STAGE_ALL, 0 };
    if (resource->element + 1 > bindings[at].descriptorCount) bindings[at].descriptorCount = resource->element + 1;
  }
  VkDescriptorSetLayoutCreateInfo info = { VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, 0, 0, used, bindings };
  VkDescriptorSetLayout layout;
  CHECK(vkCreateDescriptorSetLayout(device, &info, 0, &layout));
  return layout;
}

VkPipelineLayout makeSets(VkDescriptorSet *sets, unsigned *setCount) {
  VkDescriptorSetLayout layouts[MOST_SETS];
  *setCount = 0;
  for (unsigned index = 0; index < count; index++)
    if (resources[index].set + 1 > *setCount) *setCount = resources[index].set + 1;
  if (*setCount > MOST_SETS) { printf("too many sets\n"); exit(1); }
  for (unsigned set = 0; set < *setCount; set++) layouts[set] = makeSetLayout(set);
  VkDescriptorPoolSize sizes[TYPES];
  for (unsigned row = 0; row < TYPES; row++) sizes[row] = (VkDescriptorPoolSize){ types[row].type, MOST };
  VkDescriptorPoolCreateInfo poolInfo = { VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO, 0, 0, MOST_SETS, hasRayQueries ? TYPES : TYPES - 1, sizes };
  VkDescriptorPool pool;
  CHECK(vkCreateDescriptorPool(device, &poolInfo, 0, &pool));
  VkDescriptorSetAllocateInfo setInfo = { VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO, 0, pool, *setCount, layouts };
  if (*setCount) CHECK(vkAllocateDescriptorSets(device, &setInfo, sets));
  for (unsigned index = 0; index < count; index++) writeDescriptor(&resources[index], sets[resources[index].set]);
  VkPushConstantRange range = { VK_SHADER_STAGE_ALL, 0, (unsigned)pushSize };
  VkPipelineLayoutCreateInfo info = { VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO, 0, 0, *setCount, layouts, pushSize ? 1 : 0, &range };
  VkPipelineLayout layout;
  CHECK(vkCreatePipelineLayout(device, &info, 0, &layout));
  return layout;
}

void writeBack(void) {
  for (unsigned index = 0; index < count; index++) {
    Resource *resource = &resources[index];
    if (!resource->memory.map) continue;
    char path[600];
    snprintf(path, sizeof path, "%s.out", resource->file);
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(resource->memory.map, 1, resource->memory.size, file) != resource->memory.size) exit(1);
    fclose(file);
  }
}
