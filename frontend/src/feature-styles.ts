// Every feature's own stylesheet, after those of the look. Styles stand apart from components, which tests load without a bundler.
import.meta.glob(['./*/*.css', '!./look/*.css'], { eager: true });
